import { all, card, exile, ruleUntil, spell, target, the, upTo } from '@spellwright/dsl'

export const avatarsWrath = card({
  name: "Avatar's Wrath",
  type: 'Sorcery',
  cost: '{2}{W}{W}',
  abilities: [
    spell({
      targets: { spared: target({ type: 'creature' }, { count: upTo(1) }) },
      effects: [
        { kind: 'airbend', what: all({ type: 'creature', not: { among: the('spared') } }) },
        ruleUntil(
          { kind: 'cantCast', player: 'opponent', spell: {}, from: ['graveyard', 'exile', 'library'] },
          'untilYourNextTurn',
        ),
        exile('self'),
      ],
    }),
  ],
})
