import {
  activated,
  apply,
  card,
  exactly,
  gainAbility,
  mana,
  mill,
  put,
  replacement,
  sacrificeSelf,
  shuffle,
  tap,
  targetOpponent,
  the,
} from '@spellwright/dsl'

export const realmbreakerTheInvasionTree = card({
  name: 'Realmbreaker, the Invasion Tree',
  cost: '{3}',
  type: 'Legendary Artifact',
  abilities: [
    activated({
      cost: [mana('{2}'), tap],
      targets: { opponent: targetOpponent },
      effects: [
        mill(3, the('opponent')),
        {
          kind: 'choose',
          player: 'you',
          from: { type: 'land', zone: 'graveyard', owner: the('opponent') },
          count: exactly(1),
          as: 'land',
        },
        put('battlefield', the('land'), { under: 'you', enters: ['tapped'], as: 'put' }),
        apply(
          the('put'),
          [
            gainAbility(
              replacement({
                kind: 'zoneChange',
                object: 'self',
                from: 'battlefield',
                to: ['hand', 'graveyard', 'library', 'command'],
                instead: { to: 'exile' },
              }),
            ),
          ],
          'game',
        ),
      ],
    }),
    activated({
      cost: [mana('{10}'), tap, sacrificeSelf],
      effects: [
        {
          kind: 'search',
          player: 'you',
          whose: 'you',
          zones: ['library'],
          filter: { subtype: 'Praetor' },
          count: { min: 0, max: 'any' },
          as: 'found',
        },
        put('battlefield', the('found')),
        shuffle(),
      ],
    }),
  ],
})
