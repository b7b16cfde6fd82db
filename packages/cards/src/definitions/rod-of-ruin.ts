import { activated, anyTarget, card, dealDamage, mana, tap, the } from '@spellwright/dsl'

export const rodOfRuin = card({
  name: 'Rod of Ruin',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    activated({ cost: [mana('{3}'), tap], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
  ],
})
