import {
  activated,
  all,
  apply,
  atBeginningOf,
  card,
  createToken,
  mana,
  modifyPT,
  replacement,
  token,
  triggered,
} from '@spellwright/dsl'

export const theWanderingMinstrel = card({
  name: 'The Wandering Minstrel',
  cost: '{G}{U}',
  type: 'Legendary Creature — Human Bard',
  power: 1,
  toughness: 3,
  abilities: [
    replacement({ kind: 'enters', object: { type: 'land', controller: 'you' }, with: [{ kind: 'untapped' }] }),
    triggered({
      abilityWord: "The Minstrel's Ballad",
      on: atBeginningOf('beginCombat', 'you'),
      condition: { kind: 'exists', of: { subtype: 'Town', controller: 'you' }, count: { atLeast: 5 } },
      effects: [
        createToken(
          1,
          token({ colors: ['W', 'U', 'B', 'R', 'G'], type: 'Creature — Elemental', power: 2, toughness: 2 }),
        ),
      ],
    }),
    activated({
      cost: [mana('{3}{W}{U}{B}{R}{G}')],
      effects: [
        apply(all({ controller: 'you', other: true, type: 'creature' }), [
          modifyPT(
            { kind: 'count', of: { controller: 'you', subtype: 'Town' } },
            { kind: 'count', of: { controller: 'you', subtype: 'Town' } },
          ),
        ]),
      ],
    }),
  ],
})
