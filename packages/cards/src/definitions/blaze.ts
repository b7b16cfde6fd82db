import { anyTarget, card, dealDamage, spell, the, X } from '@spellwright/dsl'

export const blaze = card({
  name: 'Blaze',
  cost: '{X}{R}',
  type: 'Sorcery',
  abilities: [spell({ targets: { victim: anyTarget }, effects: [dealDamage(X, the('victim'))] })],
})
