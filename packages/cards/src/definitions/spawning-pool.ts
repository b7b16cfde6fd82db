import {
  activated,
  addSubtype,
  addType,
  apply,
  card,
  entersTapped,
  gainAbility,
  mana,
  setBasePT,
  setColor,
  tapForMana,
} from '@spellwright/dsl'

export const spawningPool = card({
  name: 'Spawning Pool',
  type: 'Land',
  abilities: [
    entersTapped,
    tapForMana('{B}'),
    activated({
      cost: [mana('{1}{B}')],
      effects: [
        apply('self', [
          addType('creature'),
          addSubtype('Skeleton'),
          setColor('B'),
          setBasePT(1),
          gainAbility(activated({ cost: [mana('{B}')], effects: [{ kind: 'regenerate', what: 'self' }] })),
        ]),
      ],
    }),
  ],
})
