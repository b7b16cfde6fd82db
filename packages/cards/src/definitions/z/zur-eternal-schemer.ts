import {
  activated,
  addType,
  apply,
  card,
  continuous,
  gain,
  keyword,
  mana,
  manaValueOf,
  setBasePT,
  target,
  the,
} from '@spellwright/dsl'

export const zurEternalSchemer = card({
  name: 'Zur, Eternal Schemer',
  cost: '{W}{U}{B}',
  type: 'Legendary Creature — Human Wizard',
  power: 1,
  toughness: 4,
  abilities: [
    keyword('flying'),
    continuous({
      affects: { controller: 'you', allTypes: ['enchantment', 'creature'] },
      apply: [gain('deathtouch'), gain('lifelink'), gain('hexproof')],
    }),
    activated({
      cost: [mana('{1}{W}')],
      targets: { enchantment: target({ type: 'enchantment', not: { subtype: 'Aura' }, controller: 'you' }) },
      effects: [
        apply(
          the('enchantment'),
          [addType('creature'), setBasePT(manaValueOf('affected'), manaValueOf('affected'))],
          'game',
        ),
      ],
    }),
  ],
})
