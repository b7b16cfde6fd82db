import { activated, card, keyword, mana, pump } from '@spellwright/dsl'

export const baskingRootwalla = card({
  name: 'Basking Rootwalla',
  cost: '{G}',
  type: 'Creature — Lizard',
  power: 1,
  toughness: 1,
  abilities: [
    activated({ cost: [mana('{1}{G}')], effects: [pump('self', 2, 2)], limit: { times: 1, per: 'turn' } }),
    keyword({ kind: 'madness', cost: [mana('{0}')] }),
  ],
})
