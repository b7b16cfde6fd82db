import { all, apply, card, dies, keyword, triggered, youControlIt } from '@spellwright/dsl'

export const auraThief = card({
  name: 'Aura Thief',
  cost: '{3}{U}',
  type: 'Creature — Illusion',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    triggered({
      on: dies('self'),
      effects: [apply(all({ type: 'enchantment' }), [youControlIt], 'game')],
    }),
  ],
})
