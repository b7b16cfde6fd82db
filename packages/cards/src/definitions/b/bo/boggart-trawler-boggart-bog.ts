import {
  all,
  enters,
  entersWith,
  exile,
  payLife,
  tapForMana,
  targetPlayer,
  the,
  triggered,
  twoFaced,
} from '@spellwright/dsl'

export const boggartTrawlerBoggartBog = twoFaced(
  'modal_dfc',
  {
    name: 'Boggart Trawler',
    cost: '{2}{B}',
    type: 'Creature — Goblin',
    power: 3,
    toughness: 1,
    abilities: [
      triggered({
        on: enters('self'),
        targets: { player: targetPlayer },
        effects: [exile(all({ zone: 'graveyard', owner: the('player') }))],
      }),
    ],
  },
  {
    name: 'Boggart Bog',
    type: 'Land',
    abilities: [entersWith({ kind: 'payOr', cost: [payLife(3)], else: [{ kind: 'tapped' }] }), tapForMana('{B}')],
  },
)
