import { card, gainLife, may, triggered } from '@spellwright/dsl'

export const demonsHorn = card({
  name: "Demon's Horn",
  cost: '{2}',
  type: 'Artifact',
  abilities: [triggered({ on: { kind: 'cast', spell: { color: 'B' } }, effects: [may(gainLife(1))] })],
})
