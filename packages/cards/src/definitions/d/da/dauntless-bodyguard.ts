import { activated, apply, card, entersWith, gain, linked, sacrificeSelf } from '@spellwright/dsl'

export const dauntlessBodyguard = card({
  name: 'Dauntless Bodyguard',
  type: 'Creature — Human Knight',
  cost: '{W}',
  power: 2,
  toughness: 1,
  abilities: [
    entersWith({ kind: 'chooseObject', from: { type: 'creature', controller: 'you', other: true }, linked: 'chosen' }),
    activated({ cost: [sacrificeSelf], effects: [apply(linked('chosen'), [gain('indestructible')])] }),
  ],
})
