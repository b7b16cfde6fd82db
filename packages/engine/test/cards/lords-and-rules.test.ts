import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Benalish Marshal] gives your other creatures +1/+1, [Chief of the Foundry] only artifact creatures', () => {
  const b = board({
    a: { battlefield: ['Benalish Marshal', 'Grizzly Bears'] },
    b: { battlefield: ['Chief of the Foundry', 'Memnite', 'Gray Ogre'] },
  })
  expect(
    ['Benalish Marshal', 'Grizzly Bears', 'Chief of the Foundry', 'Memnite', 'Gray Ogre'].map((name) => b.pt(name)),
  ).toEqual(['3/3', '3/3', '2/3', '2/2', '2/2'])
})

it('[Venom Sliver] gives your Slivers deathtouch', () => {
  const b = board({ a: { battlefield: ['Venom Sliver', 'Metallic Sliver'] }, b: { battlefield: ['Sliver Construct'] } })
  expect(['Venom Sliver', 'Metallic Sliver', 'Sliver Construct'].map((name) => b.has(name, 'deathtouch'))).toEqual([
    true,
    true,
    false,
  ])
})

it('[Sublime Archangel] gives your other creatures exalted', () => {
  const b = board({ a: { battlefield: ['Sublime Archangel', 'Grizzly Bears'] } })
  b.attack('Grizzly Bears').resolveAll()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})

it('[Geist Trappers] gives both paired creatures reach', () => {
  const b = board({ a: { battlefield: ['5 Forest', 'Grizzly Bears'], hand: ['Geist Trappers'] } })
  b.cast('Geist Trappers').resolveAll()
  expect(b.has('Grizzly Bears', 'reach') && b.has('Geist Trappers', 'reach')).toBe(true)
})

it('[Filth] gives your creatures swampwalk from the graveyard while you control a Swamp', () => {
  const b = board({ a: { battlefield: ['Swamp', 'Grizzly Bears'], graveyard: ['Filth'] } })
  expect(b.has('Grizzly Bears', 'landwalk')).toBe(true)
  expect(board({ a: { battlefield: ['Grizzly Bears'], graveyard: ['Filth'] } }).has('Grizzly Bears', 'landwalk')).toBe(
    false,
  )
  expect(board({ a: { battlefield: ['Filth'] } }).has('Filth', 'landwalk')).toBe(true)
})

it("[Jace's Phantasm] gets +4/+4 while an opponent has ten cards in the graveyard", () => {
  expect(
    board({ a: { battlefield: ["Jace's Phantasm"] }, b: { graveyard: ['10 Forest'] } }).pt("Jace's Phantasm"),
  ).toBe('5/5')
  expect(
    board({ a: { battlefield: ["Jace's Phantasm"], graveyard: ['10 Forest'] }, b: { graveyard: ['9 Forest'] } }).pt(
      "Jace's Phantasm",
    ),
  ).toBe('1/1')
})

it('[Anurid Barkripper] gets +2/+2 with seven cards in your graveyard', () => {
  expect(board({ a: { battlefield: ['Anurid Barkripper'], graveyard: ['7 Forest'] } }).pt('Anurid Barkripper')).toBe(
    '4/4',
  )
  expect(board({ a: { battlefield: ['Anurid Barkripper'], graveyard: ['6 Forest'] } }).pt('Anurid Barkripper')).toBe(
    '2/2',
  )
})

it('[Skyrider Trainee] flies while it is enchanted', () => {
  const b = board({
    a: { battlefield: ['Skyrider Trainee', { card: 'Holy Strength', attachedTo: 'Skyrider Trainee' }] },
  })
  expect(b.has('Skyrider Trainee', 'flying')).toBe(true)
  expect(board({ a: { battlefield: ['Skyrider Trainee'] } }).has('Skyrider Trainee', 'flying')).toBe(false)
})

it('[Mistform Ultimus] is every creature type', () => {
  const b = board({ a: { battlefield: ['Mistform Ultimus', 'Goblin King', 'Venom Sliver'] } })
  expect([b.pt('Mistform Ultimus'), b.has('Mistform Ultimus', 'deathtouch')]).toEqual(['4/4', true])
})

it('[Azusa, Lost but Seeking] allows two more lands', () => {
  const b = board({ a: { battlefield: ['Azusa, Lost but Seeking'], hand: ['4 Forest'] } })
  b.play('Forest').play('Forest').play('Forest')
  expect(b.can('playLand', 'Forest#4')).toBe(false)
  expect(b.count('battlefield', 'Forest', 'A')).toBe(3)
})

it('[Hypersonic Dragon] lets you cast sorceries as though they had flash, and nothing else', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Hypersonic Dragon', '2 Mountain', '2 Forest'], hand: ['Pyroclasm', 'Grizzly Bears'] },
  })
  b.turnTo('A')
  expect([b.can('cast', 'Pyroclasm'), b.can('cast', 'Grizzly Bears')]).toEqual([true, false])
})

it('[Linvala, Keeper of Silence] stops abilities of creatures of opponents only', () => {
  const b = board({
    a: { battlefield: ['Cunning Sparkmage'] },
    b: { battlefield: ['Linvala, Keeper of Silence', 'Royal Assassin'] },
  })
  expect(b.can('activate', 'Cunning Sparkmage')).toBe(false)
  const own = board({ a: { battlefield: ['Linvala, Keeper of Silence', 'Cunning Sparkmage'] } })
  expect(own.can('activate', 'Cunning Sparkmage')).toBe(true)
})

it('[Ali from Cairo] keeps you at 1 life', () => {
  const b = board({ a: { battlefield: ['Ali from Cairo', '2 Mountain'], life: 2, hand: ['2 Shock'] } })
  b.cast('Shock', { targets: ['A'] })
    .resolve()
    .cast('Shock', { targets: ['A'] })
    .resolve()
  expect(b.life('A')).toBe(1)
})
