import {
  apply,
  attacks,
  card,
  keyword,
  loseAllAbilities,
  matches,
  rule,
  setBasePT,
  target,
  the,
  triggered,
  upTo,
  when,
} from '@spellwright/dsl'

export const azureBeastbinder = card({
  name: 'Azure Beastbinder',
  cost: '{1}{U}',
  type: 'Creature — Rat Rogue',
  power: 1,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    rule({ kind: 'cantBeBlocked', what: 'self', by: { power: { atLeast: 2 }, type: 'creature' } }),
    triggered({
      on: attacks('self'),
      targets: {
        permanent: target(
          { type: ['artifact', 'creature', 'planeswalker'], controller: 'opponent' },
          { count: upTo(1) },
        ),
      },
      effects: [
        apply(the('permanent'), [loseAllAbilities], 'untilYourNextTurn'),
        when(
          matches(the('permanent'), { type: 'creature' }),
          apply(the('permanent'), [setBasePT(2)], 'untilYourNextTurn'),
        ),
      ],
    }),
  ],
})
