import { card, draw, spell, targetPlayer, the, X } from '@spellwright/dsl'

export const mathemagics = card({
  name: 'Mathemagics',
  type: 'Sorcery',
  cost: '{X}{X}{U}{U}',
  abilities: [
    spell({ targets: { player: targetPlayer }, effects: [draw({ kind: 'twoToThe', exponent: X }, the('player'))] }),
  ],
})
