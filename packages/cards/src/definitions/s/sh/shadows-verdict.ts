import { all, card, exile, type Filter, spell } from '@spellwright/dsl'

const small: Filter = { type: ['creature', 'planeswalker'], manaValue: { atMost: 3 } }

export const shadowsVerdict = card({
  name: "Shadows' Verdict",
  cost: '{3}{B}{B}',
  type: 'Sorcery',
  abilities: [spell({ effects: [exile(all(small)), exile(all({ zone: 'graveyard', ...small }))] })],
})
