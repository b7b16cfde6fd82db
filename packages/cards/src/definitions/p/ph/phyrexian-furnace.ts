import {
  activated,
  all,
  card,
  draw,
  exile,
  mana,
  sacrificeSelf,
  tap,
  target,
  targetPlayer,
  the,
} from '@spellwright/dsl'

export const phyrexianFurnace = card({
  name: 'Phyrexian Furnace',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated({
      cost: [tap],
      targets: { player: targetPlayer },
      effects: [exile(all({ zone: 'graveyard', owner: the('player'), is: 'bottomOfGraveyard' }))],
    }),
    activated({
      cost: [mana('{1}'), sacrificeSelf],
      targets: { card: target({ zone: 'graveyard' }) },
      effects: [exile(the('card')), draw(1)],
    }),
  ],
})
