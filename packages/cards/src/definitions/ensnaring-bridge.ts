import { card, rule } from '@spellwright/dsl'

export const ensnaringBridge = card({
  name: 'Ensnaring Bridge',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    rule({
      kind: 'cantAttack',
      what: { type: 'creature', power: { moreThan: { kind: 'cardsIn', zone: 'hand', player: 'you' } } },
    }),
  ],
})
