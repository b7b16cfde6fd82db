import { card, keyword, keywords, linked, manaValueOf, payLife, replacement, rule } from '@spellwright/dsl'

export const valgavothTerrorEater = card({
  name: 'Valgavoth, Terror Eater',
  type: 'Legendary Creature — Elder Demon',
  cost: '{6}{B}{B}{B}',
  power: 9,
  toughness: 9,
  abilities: [
    ...keywords('flying', 'lifelink'),
    keyword({ kind: 'ward', cost: [{ kind: 'sacrifice', what: { not: { type: 'land' } }, count: 3 }] }),
    replacement({
      kind: 'zoneChange',
      object: { owner: 'opponent', is: 'nontoken', not: { controller: 'you' } },
      to: 'graveyard',
      instead: { to: 'exile', linked: 'exiled' },
    }),
    rule(
      { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { type: 'land', among: linked('exiled') } },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
    rule(
      {
        kind: 'mayCastFor',
        player: 'you',
        spell: { among: linked('exiled') },
        from: ['exile'],
        cost: [payLife(manaValueOf('self'))],
      },
      { condition: { kind: 'isTurnOf', player: 'you' } },
    ),
  ],
})
