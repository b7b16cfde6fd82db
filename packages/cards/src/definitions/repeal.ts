import { card, draw, returnTo, spell, target, the, X } from '@spellwright/dsl'

export const repeal = card({
  name: 'Repeal',
  cost: '{X}{U}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { permanent: target({ not: { type: 'land' }, manaValue: { exactly: X } }) },
      effects: [returnTo('hand', the('permanent')), draw(1)],
    }),
  ],
})
