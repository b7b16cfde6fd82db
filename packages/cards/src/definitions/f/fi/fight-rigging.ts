import {
  atBeginningOf,
  card,
  keyword,
  linked,
  putCounters,
  target,
  the,
  triggered,
  when,
  youControl,
} from '@spellwright/dsl'

export const fightRigging = card({
  name: 'Fight Rigging',
  type: 'Enchantment',
  cost: '{2}{G}',
  abilities: [
    keyword({ kind: 'hideaway', count: 5 }),
    triggered({
      on: atBeginningOf('beginCombat', 'you'),
      targets: { creature: target({ type: 'creature', controller: 'you' }) },
      effects: [
        putCounters('+1/+1', 1, the('creature')),
        when(youControl({ type: 'creature', power: { atLeast: 7 } }), {
          kind: 'castCard',
          what: linked('hidden'),
          player: 'you',
          cost: 'free',
          optional: 'may',
          play: 'play',
        }),
      ],
    }),
  ],
})
