import { card, entersWith, rule } from '@spellwright/dsl'

export const runedHalo = card({
  name: 'Runed Halo',
  type: 'Enchantment',
  cost: '{W}{W}',
  abilities: [
    entersWith({ kind: 'choose', choose: { kind: 'cardName' }, as: 'name' }),
    rule({
      kind: 'playerHas',
      player: 'you',
      keyword: { kind: 'protection', from: [{ filter: { name: { chosen: 'name' } }, label: 'the chosen card name' }] },
    }),
  ],
})
