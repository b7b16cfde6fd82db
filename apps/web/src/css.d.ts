declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: CSS modules are imported as default exports
  export default classes
}
declare module '*.css'
