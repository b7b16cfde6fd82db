import { card, spell } from '@spellwright/dsl'

export const tashasHideousLaughter = card({
  name: "Tasha's Hideous Laughter",
  cost: '{1}{U}{U}',
  type: 'Sorcery',
  abilities: [spell({ effects: [{ kind: 'exileUntilTotal', player: 'opponent', total: 20 }] })],
})
