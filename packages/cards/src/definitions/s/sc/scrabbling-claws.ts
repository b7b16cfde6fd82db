import {
  activated,
  card,
  draw,
  exactly,
  exile,
  mana,
  sacrificeSelf,
  tap,
  target,
  targetPlayer,
  the,
} from '@spellwright/dsl'

export const scrabblingClaws = card({
  name: 'Scrabbling Claws',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [tap],
      targets: { player: targetPlayer },
      effects: [
        {
          kind: 'choose',
          player: the('player'),
          from: { zone: 'graveyard', owner: the('player') },
          count: exactly(1),
          as: 'card',
        },
        exile(the('card')),
      ],
    }),
    activated({
      cost: [mana('{1}'), sacrificeSelf],
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [exile(the('card')), draw(1)],
    }),
  ],
})
