/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly BUILD_YEAR: number;
}
