import { card, tapForMana } from '@spellwright/dsl'

export const moxAmber = card({
  name: 'Mox Amber',
  type: 'Legendary Artifact',
  cost: '{0}',
  abilities: [
    tapForMana({
      kind: 'anyOneColor',
      amount: 1,
      among: { type: ['creature', 'planeswalker'], supertype: 'legendary', controller: 'you' },
    }),
  ],
})
