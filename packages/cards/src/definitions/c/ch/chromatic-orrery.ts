import { activated, card, draw, mana, rule, tap, tapForMana } from '@spellwright/dsl'

export const chromaticOrrery = card({
  name: 'Chromatic Orrery',
  cost: '{7}',
  type: 'Legendary Artifact',
  abilities: [
    rule({ kind: 'spendAsAnyColor', player: 'you' }),
    tapForMana('{C}{C}{C}{C}{C}'),
    activated({ cost: [mana('{5}'), tap], effects: [draw({ kind: 'colorsAmong', of: { controller: 'you' } })] }),
  ],
})
