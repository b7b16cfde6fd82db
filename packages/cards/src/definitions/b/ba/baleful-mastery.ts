import { card, draw, exile, mana, spell, target, the, when } from '@spellwright/dsl'

export const balefulMastery = card({
  name: 'Baleful Mastery',
  cost: '{3}{B}',
  type: 'Instant',
  abilities: [
    { kind: 'alternativeCost', cost: [mana('{1}{B}')], name: '{1}{B}' },
    spell({
      targets: { target: target({ type: ['creature', 'planeswalker'] }) },
      effects: [when({ kind: 'paid', cost: '{1}{B}' }, draw(1, 'opponent')), exile(the('target'))],
    }),
  ],
})
