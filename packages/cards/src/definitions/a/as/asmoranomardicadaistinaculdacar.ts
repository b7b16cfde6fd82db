import {
  activated,
  alternativeCost,
  card,
  dealDamage,
  enters,
  mana,
  may,
  put,
  search,
  shuffle,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const asmoranomardicadaistinaculdacar = card({
  name: 'Asmoranomardicadaistinaculdacar',
  type: 'Legendary Creature — Human Wizard',
  power: 3,
  toughness: 3,
  colorIndicator: ['B', 'R'],
  abilities: [
    alternativeCost([mana('{B/R}')], {
      kind: 'happened',
      event: { kind: 'discarded', player: 'you' },
      when: 'thisTurn',
    }),
    triggered({
      on: enters('self'),
      effects: [
        may(search({ name: 'The Underworld Cookbook' }, { reveal: 'reveal' }), put('hand', the('found')), shuffle()),
      ],
    }),
    activated({
      cost: [{ kind: 'sacrifice', what: { subtype: 'Food' }, count: 2 }],
      targets: { creature: target({ type: 'creature' }) },
      effects: [dealDamage(6, the('creature'), the('creature'))],
    }),
  ],
})
