import {
  card,
  continuous,
  enters,
  gainAbility,
  keyword,
  manaValueOf,
  oneOf,
  returnTo,
  tapForMana,
  target,
  the,
  triggered,
  upTo,
} from '@spellwright/dsl'

export const clementTheWorrywort = card({
  name: 'Clement, the Worrywort',
  cost: '{1}{G}{U}',
  type: 'Legendary Creature — Frog Druid',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    triggered({
      on: { kind: 'either', events: [enters('self'), enters({ type: 'creature', controller: 'you', other: true })] },
      targets: {
        creature: target(
          { type: 'creature', controller: 'you', manaValue: { lessThan: manaValueOf('eventObject') } },
          { count: upTo(1) },
        ),
      },
      effects: [returnTo('hand', the('creature'))],
    }),
    continuous({
      affects: { subtype: 'Frog', controller: 'you' },
      apply: [gainAbility(tapForMana(oneOf('{G}', '{U}'), { kind: 'onlyCast', spell: { type: 'creature' } }))],
    }),
  ],
})
