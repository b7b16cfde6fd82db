import { atBeginningOf, keyword, matches, the, transform, triggered, twoFaced, when } from '@spellwright/dsl'

export const delverOfSecrets = twoFaced(
  'transform',
  {
    name: 'Delver of Secrets',
    cost: '{U}',
    type: 'Creature — Human Wizard',
    power: 1,
    toughness: 1,
    abilities: [
      triggered({
        on: atBeginningOf('upkeep', 'you'),
        effects: [
          { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
          {
            kind: 'may',
            player: 'you',
            effects: [{ kind: 'reveal', what: the('top') }],
            then: [when(matches(the('top'), { type: ['instant', 'sorcery'] }), transform('self'))],
          },
        ],
      }),
    ],
  },
  {
    name: 'Insectile Aberration',
    type: 'Creature — Human Insect',
    power: 3,
    toughness: 2,
    colorIndicator: ['U'],
    abilities: [keyword('flying')],
  },
)
