import { card, draw, keyword, mana, may, triggered, unless } from '@spellwright/dsl'

export const mysticRemora = card({
  name: 'Mystic Remora',
  cost: '{U}',
  type: 'Enchantment',
  abilities: [
    keyword({ kind: 'cumulativeUpkeep', cost: [mana('{1}')] }),
    triggered({
      on: { kind: 'cast', player: 'opponent', spell: { not: { type: 'creature' } } },
      effects: [unless('eventPlayer', [mana('{4}')], may(draw(1)))],
    }),
  ],
})
