import {
  atBeginningOf,
  card,
  did,
  exile,
  manaValueOf,
  pump,
  ruleUntil,
  target,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const caitSithFortuneTeller = card({
  name: 'Cait Sith, Fortune Teller',
  cost: '{3}{R}',
  type: 'Legendary Artifact Creature — Cat Moogle',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      abilityWord: 'Lucky Slots',
      on: atBeginningOf('beginCombat', 'you'),
      effects: [
        { kind: 'scry', player: 'you', count: 1 },
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        when(did('exiled'), {
          kind: 'reflexiveTrigger',
          targets: { creature: target({ type: 'creature', controller: 'you' }) },
          effects: [pump(the('creature'), manaValueOf(the('exiled')), 0)],
        }),
        ruleUntil({ kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' }),
      ],
    }),
  ],
})
