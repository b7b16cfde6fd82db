import { activated, all, type CostPart, card, destroy, entersTapped, mana, rule, tap, X } from '@spellwright/dsl'

const exileSelf: CostPart = { kind: 'exile', what: 'self' }

export const karnsSylex = card({
  name: "Karn's Sylex",
  cost: '{3}',
  type: 'Legendary Artifact',
  abilities: [
    entersTapped,
    rule({ kind: 'cantPayLife', player: 'eachPlayer' }),
    activated({
      cost: [mana('{X}'), tap, exileSelf],
      timing: 'sorcery',
      effects: [destroy(all({ manaValue: { atMost: X }, not: { type: 'land' } }))],
    }),
  ],
})
