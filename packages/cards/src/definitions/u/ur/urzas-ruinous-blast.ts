import { all, card, exile, spell } from '@spellwright/dsl'

export const urzasRuinousBlast = card({
  name: "Urza's Ruinous Blast",
  cost: '{4}{W}',
  type: 'Legendary Sorcery',
  abilities: [spell({ effects: [exile(all({ not: { any: [{ type: 'land' }, { supertype: 'legendary' }] } }))] })],
})
