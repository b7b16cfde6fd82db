import { card, discard, spell, targetPlayer, the } from '@spellwright/dsl'

export const chainOfSmog = card({
  name: 'Chain of Smog',
  cost: '{1}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: { player: targetPlayer },
      effects: [
        discard(2, the('player')),
        {
          kind: 'may',
          player: the('player'),
          effects: [{ kind: 'copySpell', what: 'self', count: 1, newTargets: 'may', player: the('player') }],
        },
      ],
    }),
  ],
})
