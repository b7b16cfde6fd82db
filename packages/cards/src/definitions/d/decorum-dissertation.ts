import { card, draw, keyword, loseLife, spell, targetPlayer, the } from '@spellwright/dsl'

export const decorumDissertation = card({
  name: 'Decorum Dissertation',
  type: 'Sorcery — Lesson',
  cost: '{3}{B}{B}',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [draw(2, the('player')), loseLife(2, the('player'))],
    }),
    keyword('paradigm'),
  ],
})
