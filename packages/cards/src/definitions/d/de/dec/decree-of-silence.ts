import {
  card,
  counterSpell,
  countersOn,
  keyword,
  mana,
  may,
  putCounters,
  sacrificeIt,
  targetSpell,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const decreeOfSilence = card({
  name: 'Decree of Silence',
  cost: '{6}{U}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'opponent' },
      effects: [
        counterSpell('eventObject'),
        putCounters('depletion', 1, 'self'),
        when({ kind: 'compare', quantity: countersOn('self', 'depletion'), is: { atLeast: 3 } }, sacrificeIt('self')),
      ],
    }),
    keyword({ kind: 'cycling', cost: [mana('{4}{U}{U}')] }),
    triggered({
      on: { kind: 'cycled', player: 'you', object: 'self' },
      targets: { spell: targetSpell() },
      effects: [may(counterSpell(the('spell')))],
    }),
  ],
})
