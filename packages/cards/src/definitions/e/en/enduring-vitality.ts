import {
  anyColor,
  card,
  continuous,
  dies,
  gainAbility,
  keyword,
  matches,
  returnTo,
  tapForMana,
  triggered,
} from '@spellwright/dsl'

export const enduringVitality = card({
  name: 'Enduring Vitality',
  cost: '{1}{G}{G}',
  type: 'Enchantment Creature — Elk Glimmer',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('vigilance'),
    continuous({ affects: { type: 'creature', controller: 'you' }, apply: [gainAbility(tapForMana(anyColor()))] }),
    triggered({
      on: dies('self'),
      condition: matches('self', { type: 'creature' }),
      effects: [returnTo('battlefield', 'self', { becomes: [{ kind: 'setTypes', types: ['enchantment'] }] })],
    }),
  ],
})
