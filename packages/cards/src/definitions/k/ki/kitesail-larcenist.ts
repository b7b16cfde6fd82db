import {
  activated,
  addMana,
  anyColor,
  apply,
  card,
  enters,
  gainAbility,
  keyword,
  loseAllAbilities,
  mana,
  sacrificeSelf,
  tap,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const kitesailLarcenist = card({
  name: 'Kitesail Larcenist',
  type: 'Creature — Human Pirate',
  cost: '{2}{U}',
  power: 2,
  toughness: 3,
  abilities: [
    keyword('flying'),
    keyword({ kind: 'ward', cost: [mana('{1}')] }),
    triggered({
      on: enters('self'),
      targets: {
        yours: target({ type: ['artifact', 'creature'], controller: 'you', other: true }, { count: upTo(1) }),
        theirs: target({ type: ['artifact', 'creature'], controller: 'opponent', other: true }, { count: upTo(1) }),
      },
      effects: [
        apply(
          [the('yours'), the('theirs')],
          [
            { kind: 'setTypes', types: ['artifact'], subtypes: ['Treasure'] },
            loseAllAbilities,
            gainAbility(activated({ cost: [tap, sacrificeSelf], effects: [addMana(anyColor())] })),
          ],
          'whileSourceOnBattlefield',
        ),
      ],
    }),
  ],
})
