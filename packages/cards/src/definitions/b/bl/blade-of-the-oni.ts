import { addSubtype, card, continuous, gain, keyword, mana, setBasePT } from '@spellwright/dsl'

export const bladeOfTheOni = card({
  name: 'Blade of the Oni',
  cost: '{1}{B}',
  type: 'Artifact Creature — Equipment Demon',
  power: 3,
  toughness: 1,
  abilities: [
    keyword('menace'),
    continuous({
      affects: 'attachedTo',
      apply: [setBasePT(5), gain('menace'), { kind: 'addColor', colors: ['B'] }, addSubtype('Demon')],
    }),
    keyword({ kind: 'reconfigure', cost: [mana('{2}{B}{B}')] }),
  ],
})
