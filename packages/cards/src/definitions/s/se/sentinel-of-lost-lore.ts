import { all, card, enters, exile, put, returnTo, target, targetPlayer, the, triggered } from '@spellwright/dsl'

export const sentinelOfLostLore = card({
  name: 'Sentinel of Lost Lore',
  type: 'Creature — Elf Knight',
  cost: '{1}{G}{G}',
  power: 3,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      modes: {
        min: 1,
        max: 3,
        options: [
          {
            targets: { own: target({ zone: 'exile', owner: 'you', is: 'hasAdventure' }) },
            effects: [returnTo('hand', the('own'))],
          },
          {
            targets: { other: target({ zone: 'exile', owner: 'opponent', is: 'hasAdventure' }) },
            effects: [put('library', the('other'), { library: { position: 'bottom' } })],
          },
          { targets: { player: targetPlayer }, effects: [exile(all({ zone: 'graveyard', owner: the('player') }))] },
        ],
      },
      effects: [],
    }),
  ],
})
