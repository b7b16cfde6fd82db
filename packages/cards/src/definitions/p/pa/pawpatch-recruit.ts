import { card, keyword, mana, putCounters, target, the, triggered } from '@spellwright/dsl'

export const pawpatchRecruit = card({
  name: 'Pawpatch Recruit',
  cost: '{G}',
  type: 'Creature — Rabbit Warrior',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'offspring', cost: [mana('{2}')] }),
    keyword('trample'),
    triggered({
      on: { kind: 'becomesTarget', object: { type: 'creature', controller: 'you' }, controller: 'opponent' },
      targets: { other: target({ type: 'creature', controller: 'you', not: { among: 'eventObject' } }) },
      effects: [putCounters('+1/+1', 1, the('other'))],
    }),
  ],
})
