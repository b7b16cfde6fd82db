import { activated, card, mana, tap, tapForMana, tapIt, target, the } from '@spellwright/dsl'

export const rishadanPort = card({
  name: 'Rishadan Port',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({ cost: [mana('{1}'), tap], targets: { land: target({ type: 'land' }) }, effects: [tapIt(the('land'))] }),
  ],
})
