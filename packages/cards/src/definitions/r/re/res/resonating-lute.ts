import { activated, anyColor, card, continuous, draw, gainAbility, tap, tapForMana } from '@spellwright/dsl'

export const resonatingLute = card({
  name: 'Resonating Lute',
  type: 'Artifact',
  cost: '{2}{U}{R}',
  abilities: [
    continuous({
      affects: { type: 'land', controller: 'you' },
      apply: [gainAbility(tapForMana(anyColor(2), { kind: 'onlyCast', spell: { type: ['instant', 'sorcery'] } }))],
    }),
    activated({
      cost: [tap],
      condition: { kind: 'compare', quantity: { kind: 'cardsIn', zone: 'hand', player: 'you' }, is: { atLeast: 7 } },
      effects: [draw(1)],
    }),
  ],
})
