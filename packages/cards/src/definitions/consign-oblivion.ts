import { discard, keyword, returnTo, spell, target, targetOpponent, the, twoFaced } from '@spellwright/dsl'

export const consignOblivion = twoFaced(
  'split',
  {
    name: 'Consign',
    cost: '{1}{U}',
    type: 'Instant',
    abilities: [
      spell({
        targets: { permanent: target({ not: { type: 'land' } }) },
        effects: [returnTo('hand', the('permanent'))],
      }),
    ],
  },
  {
    name: 'Oblivion',
    cost: '{4}{B}',
    type: 'Sorcery',
    abilities: [
      keyword('aftermath'),
      spell({ targets: { player: targetOpponent }, effects: [discard(2, the('player'))] }),
    ],
  },
)
