import { activated, card, payLife, rule, tap, the } from '@spellwright/dsl'

export const mysticForge = card({
  name: 'Mystic Forge',
  type: 'Artifact',
  cost: '{4}',
  abilities: [
    rule({ kind: 'topCardRevealed', player: 'you', to: 'owner' }),
    rule({
      kind: 'mayPlayFrom',
      player: 'you',
      zone: 'library',
      what: { any: [{ type: 'artifact' }, { is: 'colorless' }] },
      top: 'top',
      verb: 'cast',
    }),
    activated({
      cost: [tap, payLife(1)],
      effects: [
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        { kind: 'move', verb: 'exile', what: the('top'), to: 'exile' },
      ],
    }),
  ],
})
