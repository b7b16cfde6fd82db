import { card, draw, ruleUntil, spell, targetPlayer, the } from '@spellwright/dsl'

export const abeyance = card({
  name: 'Abeyance',
  cost: '{1}{W}',
  type: 'Instant',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        ruleUntil({ kind: 'cantCast', player: the('player'), spell: { type: ['instant', 'sorcery'] } }),
        ruleUntil({ kind: 'cantActivate', object: {}, ability: 'nonmana', by: the('player') }),
        draw(1),
      ],
    }),
  ],
})
