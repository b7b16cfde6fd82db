import { activated, card, draw, mana, oneOf, sacrificeSelf, tap, tapForMana } from '@spellwright/dsl'

export const abzanBanner = card({
  name: 'Abzan Banner',
  cost: '{3}',
  type: 'Artifact',
  abilities: [
    tapForMana(oneOf('{W}', '{B}', '{G}')),
    activated({ cost: [mana('{W}{B}{G}'), tap, sacrificeSelf], effects: [draw(1)] }),
  ],
})
