import { card, continuous, count, draw, enters, keyword, modifyPT, triggered } from '@spellwright/dsl'

export const krangMasterMind = card({
  name: 'Krang, Master Mind',
  cost: '{6}{U}{U}',
  type: 'Legendary Artifact Creature — Utrom Warrior',
  power: 1,
  toughness: 4,
  abilities: [
    keyword({ kind: 'affinity', for: { type: 'artifact' } }),
    triggered({
      on: enters('self'),
      condition: { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { lessThan: 4 } },
      effects: [draw({ kind: 'minus', left: 4, right: { kind: 'cardsIn', zone: 'hand', player: 'you' } })],
    }),
    continuous({
      affects: 'self',
      apply: [modifyPT(count({ type: 'artifact', controller: 'you', other: true }), 0)],
    }),
  ],
})
