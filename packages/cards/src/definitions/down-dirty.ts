import { discard, keyword, returnTo, spell, target, targetPlayer, the, twoFaced } from '@spellwright/dsl'

export const downDirty = twoFaced(
  'split',
  {
    name: 'Down',
    cost: '{3}{B}',
    type: 'Sorcery',
    abilities: [spell({ targets: { player: targetPlayer }, effects: [discard(2, the('player'))] }), keyword('fuse')],
  },
  {
    name: 'Dirty',
    cost: '{2}{G}',
    type: 'Sorcery',
    abilities: [
      spell({
        targets: { card: target({ zone: 'graveyard', owner: 'you' }) },
        effects: [returnTo('hand', the('card'))],
      }),
      keyword('fuse'),
    ],
  },
)
