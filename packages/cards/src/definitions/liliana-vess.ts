import { activated, all, card, discard, loyalty, put, search, shuffle, targetPlayer, the } from '@spellwright/dsl'

export const lilianaVess = card({
  name: 'Liliana Vess',
  cost: '{3}{B}{B}',
  type: 'Legendary Planeswalker — Liliana',
  loyalty: 5,
  abilities: [
    activated({ cost: [loyalty(1)], targets: { player: targetPlayer }, effects: [discard(1, the('player'))] }),
    activated({
      cost: [loyalty(-2)],
      effects: [search({}), shuffle(), put('library', the('found'), { library: { position: 'top' } })],
    }),
    activated({
      cost: [loyalty(-8)],
      effects: [put('battlefield', all({ type: 'creature', zone: 'graveyard' }), { under: 'you' })],
    }),
  ],
})
