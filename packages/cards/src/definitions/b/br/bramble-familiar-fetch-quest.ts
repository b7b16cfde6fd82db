import {
  activated,
  discardCost,
  exactly,
  mana,
  put,
  returnTo,
  spell,
  tap,
  tapForMana,
  the,
  twoFaced,
} from '@spellwright/dsl'

export const brambleFamiliarFetchQuest = twoFaced(
  'adventure',
  {
    name: 'Bramble Familiar',
    cost: '{1}{G}',
    type: 'Creature — Elemental Raccoon',
    power: 2,
    toughness: 2,
    abilities: [
      tapForMana('{G}'),
      activated({ cost: [mana('{1}{G}'), tap, discardCost()], effects: [returnTo('hand', 'self')] }),
    ],
  },
  {
    name: 'Fetch Quest',
    cost: '{5}{G}{G}',
    type: 'Sorcery — Adventure',
    abilities: [
      spell({
        effects: [
          { kind: 'mill', player: 'you', count: 7, as: 'milled' },
          {
            kind: 'chooseAmong',
            player: 'you',
            among: the('milled'),
            filter: { type: ['creature', 'enchantment', 'land'] },
            count: exactly(1),
            as: 'card',
          },
          put('battlefield', the('card')),
        ],
      }),
    ],
  },
)
