export * from './fuzz/fuzz.ts'
