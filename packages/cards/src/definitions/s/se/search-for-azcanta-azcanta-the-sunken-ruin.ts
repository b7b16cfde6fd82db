import {
  activated,
  atBeginningOf,
  mana,
  may,
  tap,
  tapForMana,
  the,
  threshold,
  transform,
  triggered,
  twoFaced,
  when,
} from '@spellwright/dsl'

export const searchForAzcantaAzcantaTheSunkenRuin = twoFaced(
  'transform',
  {
    name: 'Search for Azcanta',
    type: 'Legendary Enchantment',
    cost: '{1}{U}',
    abilities: [
      triggered({
        on: atBeginningOf('upkeep', 'you'),
        effects: [{ kind: 'surveil', player: 'you', count: 1 }, when(threshold, may(transform('self')))],
      }),
    ],
  },
  {
    name: 'Azcanta, the Sunken Ruin',
    type: 'Legendary Land',
    abilities: [
      tapForMana('{U}'),
      activated({
        cost: [mana('{2}{U}'), tap],
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 4, as: 'seen' },
          {
            kind: 'may',
            player: 'you',
            effects: [
              {
                kind: 'chooseAmong',
                player: 'you',
                among: the('seen'),
                filter: { not: { any: [{ type: 'creature' }, { type: 'land' }] } },
                count: { min: 1, max: 1 },
                as: 'kept',
              },
              { kind: 'reveal', what: the('kept') },
              { kind: 'move', verb: 'put', what: the('kept'), to: 'hand' },
            ],
          },
          {
            kind: 'move',
            verb: 'put',
            what: { all: { zone: 'library', among: the('seen') } },
            to: 'library',
            library: { position: 'bottom', order: 'chosen' },
          },
        ],
      }),
    ],
  },
)
