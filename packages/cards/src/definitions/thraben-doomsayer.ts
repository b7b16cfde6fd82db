import { activated, card, continuous, createToken, modifyPT, tap, token } from '@spellwright/dsl'

const whiteHuman = token({ colors: ['W'], type: 'Creature — Human', power: 1, toughness: 1 })

export const thrabenDoomsayer = card({
  name: 'Thraben Doomsayer',
  cost: '{1}{W}{W}',
  type: 'Creature — Human Cleric',
  power: 2,
  toughness: 2,
  abilities: [
    activated({ cost: [tap], effects: [createToken(1, whiteHuman)] }),
    continuous({
      abilityWord: 'Fateful hour',
      condition: { kind: 'compare', quantity: { kind: 'lifeOf', player: 'you' }, is: { atMost: 5 } },
      affects: { type: 'creature', controller: 'you', other: true },
      apply: [modifyPT(2, 2)],
    }),
  ],
})
